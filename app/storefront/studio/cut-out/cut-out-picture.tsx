import { useId, useRef } from "react";
import type { PhotoLayer } from "~/design/document/document";
import { MaskDrawing } from "~/design/drawing/mask-drawing";
import { coverFrame } from "~/design/geometry/geometry";
import type { PhotoSource } from "~/design/photos/photo-source";
import { useDrawnLine } from "./use-drawn-line";
import type { useMaskTools } from "./use-mask-tools";

/** Of the longer side of the photo, in units of the picture. */
const SIDE = 1000;
/** Around the photo, where a line may start and end that follows its edge. */
const MARGIN = 40;

interface CutOutPictureProps {
  /** With the box in which it is drawn (`printedLayer`). */
  layer: PhotoLayer;
  photo: PhotoSource;
  tools: ReturnType<typeof useMaskTools>;
}

/** The whole photo, dimmed where the mask leaves it out, to draw an outline or brush strokes on. */
export function CutOutPicture({ layer, photo, tools }: CutOutPictureProps) {
  const id = useId();
  const group = useRef<SVGGElement>(null);
  const { box, crop, rotation, mask } = layer;
  const scale = SIDE / Math.max(photo.width, photo.height);
  const size = { width: photo.width * scale, height: photo.height * scale };
  const { line, handlers } = useDrawnLine(group, size, tools.finish);
  const isOnItsSide = rotation % 180 !== 0;
  const [across, down] = isOnItsSide ? [size.height, size.width] : [size.width, size.height];
  // The soft edge is in millimeters of the print.
  const unitsAMillimeter = size.width / coverFrame(box, crop, rotation, photo).width;
  const scaled = mask && { ...mask, feather: mask.feather * unitsAMillimeter };
  const image = <image href={photo.href} {...size} preserveAspectRatio="none" />;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${across + 2 * MARGIN} ${down + 2 * MARGIN}`}
      aria-hidden="true"
      data-cut-out={layer.id}
      {...handlers}
      className="mx-auto block max-h-[60vh] w-full cursor-crosshair touch-none select-none bg-line"
    >
      <g
        ref={group}
        transform={`translate(${across / 2} ${down / 2}) rotate(${rotation}) translate(${-size.width / 2} ${-size.height / 2})`}
      >
        <g opacity={scaled ? 0.25 : 1}>{image}</g>
        {scaled && (
          <>
            <MaskDrawing id={id} mask={scaled} frame={size} picture={{ x: 0, y: 0, ...size }} />
            <g mask={`url(#${CSS.escape(id)})`}>{image}</g>
          </>
        )}
        <DrawnLine line={line} size={size} tools={tools} />
      </g>
    </svg>
  );
}

function DrawnLine({
  line,
  size,
  tools: { tool, width },
}: { line: number[]; size: { width: number; height: number } } & Pick<CutOutPictureProps, "tools">) {
  if (line.length === 0) return null;
  const steps: string[] = [];
  for (let at = 0; at < line.length; at += 2)
    steps.push(`${(line[at] / 1000) * size.width} ${(line[at + 1] / 1000) * size.height}`);
  const path = { d: `M${[steps[0], ...steps].join("L")}`, fill: "none", strokeLinecap: "round" } as const;
  if (tool !== "outline") {
    return (
      <path
        {...path}
        strokeLinejoin="round"
        strokeWidth={(width * SIDE) / 1000}
        className={tool === "keep" ? "stroke-card/70" : "stroke-ink/60"}
      />
    );
  }
  return (
    <g vectorEffect="non-scaling-stroke">
      <path {...path} strokeWidth="4" vectorEffect="non-scaling-stroke" className="stroke-card" />
      <path {...path} strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-accent" />
    </g>
  );
}
