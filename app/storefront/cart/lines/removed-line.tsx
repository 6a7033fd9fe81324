import { useEffect, useRef } from "react";
import { Status } from "~/storefront/ui/live-region";
import type { SavedLine } from "../saved-for-later/saved-line";
import { LineAction } from "./line-action";

/** The line that was just removed, with an undo button. It takes the focus, because the focused button is gone. */
export function RemovedLine({ line }: { line: SavedLine }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 rounded-field border border-line bg-card px-4 py-1"
    >
      <Status isNew className="py-1.5">
        <strong className="font-semibold">{line.name}</strong>
        {line.quantity > 1 && ` (${line.quantity} items)`} has been removed from your cart.
      </Status>
      <LineAction
        intent="restore"
        uid={line.uid}
        label="Undo"
        about={`and put ${line.name} back`}
        className={accentAction}
      />
    </div>
  );
}

const accentAction =
  "inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4";
