/** Formats yyyy-mm-dd as customers type it, mm/dd/yyyy; "" when there is none. */
export function americanDate(day: string | null | undefined): string {
  const [year, month, date] = (day ?? "").slice(0, 10).split("-");
  return year && month && date ? `${month}/${date}/${year}` : "";
}
