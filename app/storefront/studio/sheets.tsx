import type { MouseEvent, ReactNode } from "react";

/** The groups of the studio's fields by key, in the order of their tabs. */
const TABS = {
  photo: "Photo",
  text: "Text",
  layout: "Layout",
  color: "Color",
  options: "Options",
  more: "More",
};

type SheetName = keyof typeof TABS;

/**
 * A group of panels. On a phone with scripts it is a sheet of half the screen's height, open while it or one of its
 * fields is the target of the address (studio.css); elsewhere it is part of the form.
 */
export function Sheet({ name, children }: { name: SheetName; children: ReactNode }) {
  return (
    <div id={sheetId(name)} className="studio-sheet">
      <p className="studio-sheet-head scripted-only">
        <SheetLink target="preview">Done</SheetLink>
      </p>
      <div className="studio-sheet-panels">{children}</div>
    </div>
  );
}

/** Links that open the sheets; the tab of a sheet without panels is hidden. */
export function SheetTabs() {
  return (
    <nav aria-label="Design steps" className="studio-tabs scripted-only">
      <ul>
        {Object.entries(TABS).map(([name, title]) => (
          <li key={name}>
            <SheetLink target={sheetId(name)}>{title}</SheetLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link whose steps are not in the history, so that Back leaves the studio. */
function SheetLink({ target, children }: { target: string; children: string }) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    window.location.replace(`#${target}`);
  };
  return (
    <a href={`#${target}`} onClick={follow}>
      {children}
    </a>
  );
}

/** Opens the sheet of a field if it is closed, and focuses the field. */
export function focusInSheet(field: HTMLElement): void {
  if (field.offsetParent === null) window.location.replace(`#${field.id}`);
  field.focus();
}

function sheetId(name: string): string {
  return `sheet-${name}`;
}
