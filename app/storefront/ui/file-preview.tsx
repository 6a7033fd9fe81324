import { type RefObject, useEffect, useRef, useState } from "react";
import { useObjectAddress } from "./use-object-address";

/** Specification §9 "Previews": files with these extensions are shown, others by a drawing. */
const SHOWN = /\.(?:png|jpe?g|bmp|gif|svg)$/i;
const NO_PREVIEW = "/images/no-preview.svg";

/** True for a file that a browser can show. @param name such as "biscuit.jpg" */
function hasPreview(name: string): boolean {
  return SHOWN.test(name);
}

/** The file chosen in a file field, until its form is reset; null without scripts. */
export function useChosenFile(): {
  input: RefObject<HTMLInputElement>;
  choose: () => void;
  file: File | null;
} {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    const form = input.current?.form;
    const clear = () => setFile(null);
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);
  return { input, choose: () => setFile(input.current?.files?.[0] ?? null), file };
}

/** A small picture of the chosen file; nothing until one is chosen. */
export function FilePreview({ file }: { file: File | null }) {
  const address = useObjectAddress(file && hasPreview(file.name) ? file : null);
  if (!file) return null;
  const source = hasPreview(file.name) ? address : NO_PREVIEW;
  if (!source) return null;
  return (
    <img
      src={source}
      alt={hasPreview(file.name) ? "Your choice" : `No preview of ${file.name}`}
      width="64"
      height="64"
      className="h-16 w-16 rounded-field object-cover"
    />
  );
}
