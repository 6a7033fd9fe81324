import type { ReactNode } from "react";
import { AlertIcon, CheckIcon } from "./icons";

interface NoticeProps {
  kind: "success" | "error";
  children: ReactNode;
  className?: string;
}

/** A message box. Screen readers read an error when it appears. */
export function Notice({ kind, children, className = "" }: NoticeProps) {
  const failed = kind === "error";
  const colors = failed ? "border-error text-error" : "border-pine text-pine";
  return (
    <div
      role={failed ? "alert" : undefined}
      className={`flex gap-3 rounded-field border bg-card px-4 py-3 ${colors} ${className}`}
    >
      {failed ? (
        <AlertIcon className="mt-0.5 h-5 w-5 shrink-0" />
      ) : (
        <CheckIcon className="mt-0.5 h-5 w-5 shrink-0" />
      )}
      <div>{children}</div>
    </div>
  );
}
