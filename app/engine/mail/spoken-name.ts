const NAME = /^(?:[\p{L}\p{M}\p{Nd} '’&,!-]|\.(?=\s|$)){1,40}$/u;

/**
 * A typed name as it may stand in a letter to an address that may be a stranger's; null for what mail programs would
 * make a link of, or what is more than a name.
 */
export function spokenName(typed: string | null | undefined): string | null {
  const name = typed?.trim() ?? "";
  return NAME.test(name) ? name : null;
}
