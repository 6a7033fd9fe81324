interface LinePictureProps {
  line: { name: string; picture: string | null };
  /** Pixels, square. */
  size: number;
  className?: string;
}

/** The product with the shopper's own design; a quiet square until there is one. */
export function LinePicture({ line, size, className = "" }: LinePictureProps) {
  const shape = `aspect-square rounded-field border border-line bg-sand object-cover text-sm ${className}`;
  if (!line.picture) return <span className={`block ${shape}`} style={{ maxWidth: size }} />;
  return (
    <img
      src={line.picture}
      alt={`${line.name} with your design`}
      width={size}
      height={size}
      className={shape}
      decoding="async"
    />
  );
}
