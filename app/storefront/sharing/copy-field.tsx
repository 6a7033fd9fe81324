import { useEffect, useState } from "react";
import { Button } from "../ui/button";
import { fieldClasses } from "../ui/field-frame";
import { useAnnouncement } from "../ui/live-region";

interface CopyFieldProps {
  label: string;
  value: string;
  className?: string;
}

const MESSAGE_MILLISECONDS = 3000;

/** Text to copy: by a button with JavaScript, otherwise by hand. */
export function CopyField({ label, value, className = "" }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  useAnnouncement(isCopied ? "The link has been copied." : "");
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), MESSAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  }

  return (
    <div className={className}>
      <label htmlFor="copy-field" className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id="copy-field"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className={fieldClasses}
        />
        <Button type="button" className="scripted-only shrink-0" onClick={copy}>
          {isCopied ? "Copied" : "Copy link"}
        </Button>
      </div>
    </div>
  );
}
