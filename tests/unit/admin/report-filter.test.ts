import { expect, test } from "vitest";
import { filterQuery, readReportFilter } from "~/admin/reports/report-filter";

const defaults = { stores: [{ code: "mpc" }, { code: "neon" }], today: "2026-02-14" };

test("a report shows the month so far of the first store, unless its address selects others", () => {
  expect(readReportFilter(new URLSearchParams(), defaults)).toEqual({
    store: "mpc",
    from: "2026-02-01",
    to: "2026-02-14",
  });
  const chosen = { store: "neon", from: "2025-12-31", to: "2026-01-01" };
  const query = new URLSearchParams(filterQuery(chosen));
  expect(readReportFilter(query, defaults)).toEqual(chosen);
});
