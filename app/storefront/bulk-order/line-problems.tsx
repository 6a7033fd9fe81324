import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../ui/notice";
import type { BulkError } from "./bulk-line";
import type { BulkAnswer } from "./bulk-order-view";

interface LineProblemsProps {
  id?: string;
  answer: BulkAnswer;
  /** Renders the message of one error. */
  children: (error: BulkError) => ReactNode;
}

/** Lists the errors above the form. Takes the focus, because the button is far below. */
export function LineProblems({ id, answer, children }: LineProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.message) box.current?.focus();
  }, [answer]);
  if (!answer.message) return null;
  return (
    <div id={id} ref={box} tabIndex={-1} className="mb-5 scroll-mt-28 rounded-field">
      <Notice kind="error">
        <p>{answer.message}</p>
        <ul className="mt-1 list-disc pl-5">
          {answer.errors.map((error) => (
            <li key={`${error.row} ${error.column}`}>{children(error)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
