/** Rows of short threads, for everything woven; `coarse` is a row's height in the scene's units. */
export function Woven({ id, coarse = 6 }: { id: string; coarse?: number }) {
  const half = coarse / 2;
  return (
    <pattern id={id} width={coarse} height={coarse} patternUnits="userSpaceOnUse">
      <path
        d={`M0 0h${half}v${half}H0zM${half} ${half}h${half}v${half}h-${half}z`}
        fill="#fff"
        fillOpacity="0.13"
      />
      <path
        d={`M${half} 0h${half}v${half}h-${half}zM0 ${half}h${half}v${half}H0z`}
        fill="#2a1a10"
        fillOpacity="0.1"
      />
    </pattern>
  );
}
