import type { DetailQuestion } from "../blueprint/blueprint";
import { findBlueprint } from "../products/known-products";
import { refitSurfaces } from "../templates/refit-surfaces";
import { cut, oneLine } from "../text/one-line";
import type { DesignDocument } from "./document";

/** Returns the design with new lines of a detail, cut to its maximum count and length. An unknown detail changes nothing. */
export function setDetails(document: DesignDocument, name: string, lines: string[]): DesignDocument {
  const questions = findBlueprint(document.blueprint)?.details ?? {};
  if (!Object.hasOwn(questions, name)) return document;
  const details = { ...document.details, [name]: takenLines(lines, questions[name]) };
  return refitSurfaces({ ...document, details }, document);
}

function takenLines(lines: string[], { max, maxLength }: DetailQuestion): string[] {
  return lines
    .map((line) => cut(oneLine(line).trim(), maxLength))
    .filter((line) => line !== "")
    .slice(0, max);
}
