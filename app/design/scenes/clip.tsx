/** Clips what refers to it by its id to an outline, given as path data. */
export function Clip({ id, d }: { id: string; d: string }) {
  return (
    <clipPath id={id}>
      <path d={d} />
    </clipPath>
  );
}
