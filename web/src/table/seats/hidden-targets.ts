/** Targets that lie beyond the edges of a row of chips that scrolls. */

interface Span {
  readonly from: number;
  readonly to: number;
}

/** How many targets are not wholly in sight, before and after it. */
export function hiddenTargets(
  sight: Span,
  targets: readonly Span[],
): { before: number; after: number } {
  const slack = 1; // parts of a pixel
  return {
    before: targets.filter(({ from }) => from < sight.from - slack).length,
    after: targets.filter(({ from, to }) => from >= sight.from - slack && to > sight.to + slack)
      .length,
  };
}
