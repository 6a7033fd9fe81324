import type { ReactNode } from "react";

/** A message above a page or a form. A problem is announced by screen readers. */
export function Notice({ kind, children }: { kind: "problem" | "success" | "info"; children: ReactNode }) {
  return (
    <p className={`notice ${kind}`} role={kind === "problem" ? "alert" : "status"}>
      {children}
    </p>
  );
}
