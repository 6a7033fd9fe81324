import type { ReactNode } from "react";
import { FormProblem } from "../ui/form-problem";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { type ReportPageName, reportExports } from "./report-exports";
import { filterQuery } from "./report-filter";
import type { ReportView } from "./reports.server";

const pages: Record<ReportPageName, string> = {
  sales: "Sales",
  products: "Products",
  designs: "Designs",
  sources: "Sources and campaigns",
  waste: "Waste",
  coupons: "Coupons",
  tax: "Sales tax",
  settlement: "Settlement",
  journal: "Journal",
};

interface ReportFrameProps extends Omit<ReportView<unknown>, "data"> {
  page: ReportPageName;
  children: ReactNode;
}

/** What all reports have: links to the others, the form for days and store, and the downloads. */
export function ReportFrame({ page, filter, stores, mayExport, problem, children }: ReportFrameProps) {
  const query = filterQuery(filter);
  const problemOf = (field: string) => (problem?.field === field ? problem.message : null);
  return (
    <>
      <h1>{pages[page]}</h1>
      <nav aria-label="Reports" className="heading">
        {Object.entries(pages).map(([name, title]) => (
          <a
            key={name}
            className="button quiet"
            href={`/admin/reports/${name}${query}`}
            aria-current={name === page ? "page" : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <form method="get" className="filters" aria-label="Days">
        <TextField
          name="from"
          label="From"
          type="date"
          defaultValue={filter.from}
          problem={problemOf("from")}
        />
        <TextField name="to" label="To" type="date" defaultValue={filter.to} problem={problemOf("to")} />
        {stores.length > 1 && (
          <SelectField
            name="store"
            label="Store"
            value={filter.store}
            options={stores.map(({ code, name }): [string, string] => [code, name])}
          />
        )}
        <button type="submit">Show</button>
      </form>
      {problem && <FormProblem message={problem.message} />}
      {children}
      {mayExport && !problem && (
        <section className="part" aria-labelledby="downloads">
          <h2 id="downloads">Downloads</h2>
          <div className="heading">
            {Object.entries(reportExports)
              .filter(([, report]) => report.page === page)
              .map(([name, { title }]) => (
                <form key={name} method="post" action={`/admin/reports/export${query}&report=${name}`}>
                  <button type="submit" className="quiet">
                    Download {title} (CSV)
                  </button>
                </form>
              ))}
          </div>
        </section>
      )}
    </>
  );
}
