/** Text as it is compared: small letters, no accents, ß as ss. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

/** Every word that was asked for occurs somewhere. */
export function isFound(asked: string, ...texts: string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(asked)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
