import { ApiError } from '../../base/net/api';
import { words } from '../../base/i18n/index.svelte';

/** What went wrong on the way to the server, in a sentence. */
export function trouble(error: unknown): string {
  if (error instanceof ApiError && words.has(`wrong-${error.why}`)) {
    return words.t(`wrong-${error.why}`);
  }
  return words.t('kit-trouble');
}
