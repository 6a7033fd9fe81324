const HOME = "/admin";
/** A path below /admin without a backslash, space or control character, and without a second slash. */
const FORM = /^\/admin(?:[/?](?!\/)[^\\\s\p{Cc}]{0,500})?$/u;

/** The path if it is one of the staff's pages that can be returned to, otherwise the first page. */
export function localPath(path: string | null | undefined): string {
  if (!path || !FORM.test(path)) return HOME;
  return /^\/admin\/(?:sign-in|sign-out|confirm|invitation)/.test(path) ? HOME : path;
}
