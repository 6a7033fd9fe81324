import { useEffect, useRef, useState } from "react";
import { useStudioParts } from "../use-studio";

/** What undo and redo say before the change. */
const PREFIXES = { apply: "", undo: "Undone: ", redo: "Redone: " };

/** Reads aloud what each command has changed; a drag when it ends. */
export function Announcer() {
  const { document, latest } = useStudioParts();
  const [text, setText] = useState("");
  const announced = useRef(document);
  const isDragging = latest.stroke?.startsWith("gesture:") ?? false;
  const prefix = PREFIXES[latest.by];
  useEffect(() => {
    if (isDragging || announced.current === document) return;
    let isCurrent = true;
    void import("./describe-change").then(({ describeChange }) => {
      if (!isCurrent) return;
      const change = describeChange(announced.current, document);
      announced.current = document;
      setText(change === null ? "" : prefix + change);
    });
    return () => {
      isCurrent = false;
    };
  }, [document, isDragging, prefix]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
