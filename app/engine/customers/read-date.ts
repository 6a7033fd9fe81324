const AMERICAN = /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4})$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/**
 * Reads a date entered as mm/dd/yyyy or mm-dd-yyyy, or sent as yyyy-mm-dd, which must exist and not be in the future
 * (specification §5). Returns yyyy-mm-dd, or null when invalid.
 */
export function readDate(typed: string, now: Date): string | null {
  const parts = (AMERICAN.exec(typed) ?? ISO.exec(typed))?.groups;
  if (!parts) return null;
  const iso = `${parts.year}-${parts.month.padStart(2, "0")}-${parts.day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && Number(parts.year) >= 1900 && date <= now ? iso : null;
}
