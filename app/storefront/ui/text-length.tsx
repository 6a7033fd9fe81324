import { type FormEvent, useState } from "react";

/** Part of the limit from which on the characters are counted. */
const NEAR = 0.8;

/** The error of a text that is too long; it stays as typed, instead of being cut. */
export function excessProblem(text: string, maxLength: number): string {
  const more = text.length - maxLength;
  return `That's ${text.length} characters, and up to ${maxLength} fit. Please shorten it by ${more}.`;
}

/** Counts the characters of a field, below it. */
export function TextLength({ id, text, maxLength }: { id?: string; text: string; maxLength: number }) {
  return (
    <p id={id} className="text-right text-sm tabular-nums text-soft-ink">
      {text.length} of {maxLength}
      <span className="sr-only"> characters</span>
    </p>
  );
}

/** Follows the text of an uncontrolled field: its counter near the limit, and its error beyond it. @param limit characters */
export function useTextLength(id: string, limit = Number.POSITIVE_INFINITY) {
  const [text, setText] = useState("");
  return {
    excess: text.length > limit ? excessProblem(text, limit) : undefined,
    counter: text.length >= limit * NEAR && <TextLength id={`${id}-length`} text={text} maxLength={limit} />,
    /** Spaces around the text do not count, since the form's rules remove them. */
    onInput: ({ currentTarget: { value } }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setText(value.trim()),
  };
}
