import type { DetailQuestion } from "~/design/blueprint/blueprint";
import type { Command } from "~/design/document/commands";
import { linesOf, linesProblem } from "~/design/document/detail-lines";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { detailField } from "./field-names";
import { readPrintLines } from "./form/print-fields";
import type { SentLines } from "./form/sent-lines";

interface DetailsReading {
  commands: Command[];
  rejected: Record<string, { value: string; message: string }>;
}

/** Reads the lists of the studio's form, such as the words of a bus roll: a field for each, one entry per line. */
export function readDetails(form: FormData, document: DesignDocument): DetailsReading {
  const reading: DetailsReading = { commands: [], rejected: {} };
  for (const [name, question] of Object.entries(findBlueprint(document.blueprint)?.details ?? {})) {
    const { lines, rejected } = question.ofSurfaces
      ? readPrintLines(form, document, question)
      : readLines(form.get(detailField(name)), question);
    if (rejected) reading.rejected[detailField(name)] = rejected;
    if (lines && lines.join("\n") !== (document.details[name] ?? []).join("\n"))
      reading.commands.push({ type: "set-details", name, lines });
  }
  return reading;
}

function readLines(sent: FormDataEntryValue | null, question: DetailQuestion): SentLines {
  if (typeof sent !== "string") return {};
  const lines = linesOf(sent);
  const message = linesProblem(lines, question);
  return message ? { rejected: { value: sent, message } } : { lines };
}
