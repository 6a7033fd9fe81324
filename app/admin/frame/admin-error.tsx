import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Notice } from "../ui/notice";
import { unsentFormOf } from "./unsent-form";
import { UnsentFormPage } from "./unsent-form-page";

/** The page for whatever a page of the staff cannot show. */
export function AdminError() {
  const error = useRouteError();
  const unsent = isRouteErrorResponse(error) ? unsentFormOf(error.data) : null;
  if (unsent) return <UnsentFormPage form={unsent} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="narrow">
      <h1>{titles[status] ?? "Something went wrong"}</h1>
      <Notice kind="problem">{messageOf(error, status)}</Notice>
      <p>
        <a href="/admin">Back to Today</a>
      </p>
    </main>
  );
}

const titles: Record<number, string> = {
  403: "Not allowed",
  404: "Not found",
  410: "This link no longer works",
  503: "One moment, please",
};

function messageOf(error: unknown, status: number): string {
  if (status === 404) return "There's nothing at this address, or it belongs to a store that you can't see.";
  if (status === 503) return "The shop's database is busy. Please try again in a moment.";
  const isExplained = isRouteErrorResponse(error) && status < 500 && typeof error.data === "string";
  return isExplained && error.data ? error.data : "We couldn't load this page. Please try again.";
}
