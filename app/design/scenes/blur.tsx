/** A filter that blurs what it is applied to, by a deviation in the units of what it is applied to. */
export function Blur({ id, deviation }: { id: string; deviation: number }) {
  return (
    <filter id={id} x="-50%" y="-60%" width="200%" height="220%">
      <feGaussianBlur stdDeviation={deviation} />
    </filter>
  );
}

interface SoftShadowProps {
  /** Path data of what throws the shadow. */
  d: string;
  /** How far the shadow falls to the right and down. */
  off: [x: number, y: number];
  opacity: number;
  /** Id of a `Blur`. */
  blur: string;
  color?: string;
}

/** A blurred copy of an outline, to be drawn under it. */
export function SoftShadow({ d, off: [x, y], opacity, blur, color = "#2a1a10" }: SoftShadowProps) {
  return (
    <path d={d} fill={color} opacity={opacity} transform={`translate(${x} ${y})`} filter={`url(#${blur})`} />
  );
}
