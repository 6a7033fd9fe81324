import type { KeyboardEvent } from "react";
import { fieldClasses } from "../../ui/field-frame";
import { useStudioParts } from "../use-studio";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  wanted: string;
  onChange: (wanted: string) => void;
}

/** Filters choices that are all in the page; no field of the form. */
export function SearchField({ label, placeholder, wanted, onChange }: SearchFieldProps) {
  const { isLive } = useStudioParts();
  const stay = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={wanted}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={stay}
      data-awaits-scripts={!isLive}
      className={`scripted-only ${fieldClasses}`}
    />
  );
}
