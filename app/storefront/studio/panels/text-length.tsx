import { useStudioParts } from "../use-studio";

/** The error of a text that is too long; it stays as typed, instead of being cut. */
export function excessProblem(text: string, maxLength: number): string {
  const more = text.length - maxLength;
  return `That's ${text.length} characters, and up to ${maxLength} fit. Please shorten it by ${more}.`;
}

/** Counts the characters of a field, below it; it keeps its room until scripts can count. */
export function TextLength({ text, maxLength }: { text: string; maxLength: number }) {
  const { isLive } = useStudioParts();
  return (
    <p data-awaits-scripts={!isLive} className="text-right text-sm tabular-nums text-soft-ink">
      {text.length} of {maxLength}
      <span className="sr-only"> characters</span>
    </p>
  );
}
