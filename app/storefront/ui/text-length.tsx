import { type FormEvent, useState } from "react";

/** Part of the limit from which on the characters are counted. */
const NEAR = 0.8;

/** Characters of a single line, unless a field has a limit of its own. */
export const MAX_LINE_LENGTH = 255;

/**
 * The error of a text that is too long; it stays as typed, instead of being cut. It is the same for each length, since it is
 * read aloud when it changes; the counter has the numbers.
 */
export function excessProblem(maxLength: number): string {
  return `Up to ${maxLength} characters. Please shorten it.`;
}

/**
 * The control's description with its counter.
 * @param id the control's; its counter has the id `${id}-length`
 * @param description value of the control's aria-describedby
 */
export function withCounter(id: string, description = ""): string {
  return `${id}-length ${description}`.trim();
}

interface TextLengthProps {
  id?: string;
  text: string;
  maxLength: number;
  /** In the studio the counter keeps its room until scripts can count. */
  awaitsScripts?: boolean;
}

/** Counts the characters of a field, below it. */
export function TextLength({ id, text, maxLength, awaitsScripts }: TextLengthProps) {
  return (
    <p id={id} data-awaits-scripts={awaitsScripts} className="text-right text-sm tabular-nums text-soft-ink">
      {text.length} of {maxLength}
      <span className="sr-only"> characters</span>
    </p>
  );
}

interface FollowedText {
  /** The control's. */
  id: string;
  /** Characters; undefined: any number. */
  limit?: number;
  /** The server's message about the control. */
  rejection?: string;
  /** The text that was rejected. */
  rejected?: unknown;
}

/**
 * Follows the text of an uncontrolled field: its error beyond the limit, and its counter near it. A rejected text is counted
 * by the server, too. Spaces around the text do not count, since the forms' rules remove them.
 */
export function useTextLength({ id, limit = Number.POSITIVE_INFINITY, rejection, rejected }: FollowedText) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (rejection === undefined ? "" : String(rejected ?? "").trim());
  const excess = typed !== undefined && typed.length > limit ? excessProblem(limit) : undefined;
  const counter = text.length >= limit * NEAR && (
    <TextLength id={`${id}-length`} text={text} maxLength={limit} />
  );
  return {
    error: excess ?? rejection,
    isExcess: excess !== undefined,
    counter,
    /** @param description value of the control's aria-describedby */
    withCounter: (description?: string) => (counter ? withCounter(id, description) : description),
    onInput: ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A form that is reset after its submission has no typed text any more.
      if (typed === undefined) form?.addEventListener("reset", () => setTyped(undefined), { once: true });
      setTyped(value.trim());
    },
  };
}
