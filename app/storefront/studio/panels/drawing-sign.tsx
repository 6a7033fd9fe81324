/** An icon of a drawing; all come from one small file that the browser caches. */
export function DrawingSign({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="h-7 w-7">
      <use href={`/drawings/decorations.svg#${name}`} />
    </svg>
  );
}

/** The license of the drawings. */
export function ArtLicense() {
  return (
    <p className="mt-1 text-sm text-soft-ink">
      Includes our own art and Material Design Icons by Pictogrammers, Apache License 2.0.
    </p>
  );
}
