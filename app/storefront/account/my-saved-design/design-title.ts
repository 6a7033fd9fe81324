import { acceptDesignDocument } from "~/design/document/check-document";
import { layersOf } from "~/design/layers/layers";

const MAX_WORDS_LENGTH = 24;

/** Returns the title of a design without a name: its product and the first text on it, such as 'Pet Tag “Otto”'. */
export function designTitle(productName: string, document: string | undefined): string {
  const words = document === undefined ? null : firstWords(document);
  return words === null ? productName : `${productName} “${words}”`;
}

function firstWords(text: string): string | null {
  const accepted = acceptDesignDocument(JSON.parse(text));
  if (!("document" in accepted)) return null;
  for (const { layer } of layersOf(accepted.document)) {
    const words = layer.kind === "text" && !layer.hidden ? layer.text.trim().replace(/\s+/g, " ") : "";
    if (words !== "") return shortened(words);
  }
  return null;
}

function shortened(words: string): string {
  return words.length > MAX_WORDS_LENGTH ? `${words.slice(0, MAX_WORDS_LENGTH - 1).trimEnd()}…` : words;
}
