/** A wheel of several colors, the sign of a drawing's own ones. */
export function ColorWheel() {
  return (
    <span
      aria-hidden="true"
      className="block h-9 w-9 rounded-full border border-ink/20 bg-[conic-gradient(#d64541,#e5b13a,#3f7f5f,#3b6ea8,#d64541)]"
    />
  );
}
