import { type RefObject, useEffect, useRef } from "react";
import { ERROR_MARK, FOCUSED_ON_LOAD, useErrorTitle } from "./error-title";
import { Notice } from "./notice";

/** An invalid field: its id, its label and what is wrong. */
export interface FieldProblem {
  id: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  /** The response or state the errors come from: another one after the form was sent takes the focus. */
  source: unknown;
  /** Rejections of what was sent without the form, such as photos: a new one takes the focus, too. */
  sentApart?: readonly object[];
  /** The error of the whole form. */
  whole?: string;
  problems: FieldProblem[];
  className?: string;
}

const NONE: readonly object[] = [];

/**
 * The errors of a form, above its fields, with links to the invalid ones. It takes the focus when the form was rejected,
 * so that it is read aloud, and the page's title begins with "Error:".
 */
export function ErrorSummary({
  source,
  sentApart = NONE,
  whole,
  problems,
  className = "mb-6",
}: ErrorSummaryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasErrors = whole !== undefined || problems.length > 0;
  useErrorTitle(hasErrors);
  useFocusWhenRejected(frame, source, hasErrors);
  useFocusWhenSentApart(frame, sentApart);
  if (!hasErrors) return null;
  return (
    <div ref={frame} tabIndex={-1} className={className} {...ERROR_MARK} {...FOCUSED_ON_LOAD}>
      <Notice kind="error">
        {whole && <p>{whole}</p>}
        {problems.length > 0 && (
          <>
            <p className="font-semibold">Please check:</p>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {problems.map(({ id, label, message }) => (
                <li key={id}>
                  <a href={`#${id}`} className="underline underline-offset-4">
                    {label}
                  </a>
                  : {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

/** Errors that appear or vanish while the shopper types do not take the focus from the field. */
function useFocusWhenRejected(frame: RefObject<HTMLElement>, source: unknown, hasErrors: boolean): void {
  const sent = useRef<EventTarget | null>(null);
  const shown = useRef(source);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const keep = ({ type, target }: Event) => {
      sent.current = type === "submit" ? target : null;
    };
    document.addEventListener("submit", keep, options);
    document.addEventListener("input", keep, options);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const isNew = shown.current !== source;
    shown.current = source;
    if (!isNew || !sent.current || !hasErrors) return;
    // A page may have several forms, and one's errors say nothing about another that was sent.
    const own = frame.current?.closest("form");
    if (own && own !== sent.current) return;
    sent.current = null;
    frame.current?.focus();
  });
}

/** Whoever types in another field meanwhile keeps the focus there, and hears the alert. */
function useFocusWhenSentApart(frame: RefObject<HTMLElement>, rejections: readonly object[]): void {
  const shown = useRef(rejections);
  useEffect(() => {
    const isNew = rejections.some((rejection) => !shown.current.includes(rejection));
    shown.current = rejections;
    if (isNew && !isTyping()) frame.current?.focus();
  });
}

function isTyping(): boolean {
  return document.activeElement?.matches("input:not([type=file]), textarea, select") ?? false;
}
