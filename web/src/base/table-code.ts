/** Parses typed or pasted text as the code of a table: "Amber Kettle 42" is `amber-kettle-42`. */
export function tableCode(typed: string): string {
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed)?.[1];
  return decoded(inLink ?? typed)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/([a-z])(\d)/g, '$1-$2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A code as it is said: `amber-kettle-42` is "Amber Kettle 42". */
export const spokenCode = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
