import type { Command } from "~/design/commands";
import { linesOf, linesProblem } from "~/design/detail-lines";
import type { DesignDocument } from "~/design/document";
import { findBlueprint } from "~/design/known-products";
import { detailField } from "./field-names";
import { PRINTS_PROBLEM, readPrintLines } from "./form/print-fields";

interface DetailsReading {
  commands: Command[];
  rejected: Record<string, { value: string; message: string }>;
}

/** Reads the lists of the studio's form, such as the words of a bus roll: one field each, a line for each. */
export function readDetails(form: FormData, document: DesignDocument): DetailsReading {
  const reading: DetailsReading = { commands: [], rejected: {} };
  for (const [name, question] of Object.entries(findBlueprint(document.blueprint)?.details ?? {})) {
    const sent = question.ofSurfaces ? "" : form.get(detailField(name));
    if (typeof sent !== "string") continue;
    const lines = question.ofSurfaces ? readPrintLines(form, document, question) : linesOf(sent);
    const message = lines ? linesProblem(lines, question) : PRINTS_PROBLEM;
    if (!lines || message) reading.rejected[detailField(name)] = { value: sent, message: message ?? "" };
    else if (lines.join("\n") !== document.details[name]?.join("\n"))
      reading.commands.push({ type: "set-details", name, lines });
  }
  return reading;
}
