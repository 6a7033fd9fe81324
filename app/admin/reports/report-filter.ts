/** What the address of a report selects. */
export interface ReportFilter {
  store: string;
  /** First and last day, yyyy-mm-dd, or what somebody typed. */
  from: string;
  to: string;
}

/**
 * Reads the filter of an address; without one, the days of the month so far, in the first store.
 * @param today at the shop, yyyy-mm-dd
 */
export function readReportFilter(
  query: URLSearchParams,
  { stores, today }: { stores: { code: string }[]; today: string },
): ReportFilter {
  return {
    store: query.get("store") || (stores[0]?.code ?? ""),
    from: query.get("from") || `${today.slice(0, -2)}01`,
    to: query.get("to") || today,
  };
}

/** The filter as the API takes it. */
export function periodInput({ from, store, to }: ReportFilter) {
  return { store_code: store, from, to };
}

/** The filter as the query of an address. */
export function filterQuery(filter: ReportFilter): string {
  return `?${new URLSearchParams({ ...filter })}`;
}
