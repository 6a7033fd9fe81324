const FULL_DATE = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const EARLIEST_YEAR = 1900;

/** Checks a date in the past or today: mm/dd/yyyy or mm-dd-yyyy, with leap years. Specification §5. */
export function isFullDate(text: string, today = new Date()): boolean {
  const date = readFullDate(text);
  if (!date) return false;
  return date.getTime() <= Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
}

function readFullDate(text: string): Date | null {
  const parts = FULL_DATE.exec(text);
  if (!parts) return null;
  const [month, day, year] = [Number(parts[1]), Number(parts[3]), Number(parts[4])];
  if (year < EARLIEST_YEAR) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : null;
}
