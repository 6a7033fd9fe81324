import { type ReactNode, useEffect, useRef } from "react";
import { ERROR_MARK, FOCUSED_ON_LOAD, useErrorTitle } from "../ui/error-title";
import { Notice } from "../ui/notice";
import type { BulkError } from "./bulk-line";
import type { BulkResponse } from "./bulk-order-view";

interface LineProblemsProps {
  id?: string;
  response: BulkResponse;
  children: (error: BulkError) => ReactNode;
}

/** Lists the errors above the form. Takes the focus, because the button is far below. */
export function LineProblems({ id, response, children }: LineProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle(response.message !== "");
  useEffect(() => {
    if (response.message) box.current?.focus();
  }, [response]);
  if (!response.message) return null;
  return (
    <div
      id={id}
      ref={box}
      tabIndex={-1}
      className="mb-5 scroll-mt-28 rounded-field"
      {...ERROR_MARK}
      {...FOCUSED_ON_LOAD}
    >
      <Notice kind="error">
        <p>{response.message}</p>
        <ul className="mt-1 list-disc pl-5">
          {response.errors.map((error) => (
            <li key={`${error.row} ${error.column}`}>{children(error)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
