import { type ChangeEvent, useState } from "react";
import type { Slot } from "~/design/blueprint/blueprint";
import { MAX_TEXT_LENGTH } from "~/design/text/text-limits";
import { excessProblem } from "../../ui/text-length";
import { useEntry } from "../use-entry";

/** Keeps a text that is too long as typed, instead of cutting it, until the design's text changes from elsewhere. */
export function useTypedText(
  name: string,
  current: string,
  { maxLength = MAX_TEXT_LENGTH, lines = 1 }: Pick<Slot, "maxLength" | "lines">,
) {
  const entry = useEntry(name, current);
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const isStanding = typed !== null && typed.over === current;
  const isLong = (value: string) => value.length > maxLength;
  const text = isStanding ? typed.text : entry.value;
  return {
    text,
    excess: isStanding ? (isLong(text) ? excessProblem(maxLength) : `Up to ${lines} lines.`) : undefined,
    follow(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const { value } = event.currentTarget;
      const isTooMuch = isLong(value) || value.split("\n").length > lines;
      setTyped(isTooMuch ? { text: value, over: current } : null);
      entry.follow(event);
    },
  };
}
