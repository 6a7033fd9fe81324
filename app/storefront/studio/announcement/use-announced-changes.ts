import { useEffect, useRef } from "react";
import { announce } from "../../ui/live-region";
import type { Studio } from "../use-studio";

/** What undo and redo say before the change. */
const PREFIXES = { apply: "", undo: "Undone: ", redo: "Redone: " };

/** Has read aloud what each command has changed; a drag when it ends. */
export function useAnnouncedChanges({ document, latest }: Pick<Studio, "document" | "latest">): void {
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
      if (change !== null) announce(prefix + change);
    });
    return () => {
      isCurrent = false;
    };
  }, [document, isDragging, prefix]);
}
