import { largestSharpSize, minSharpness, type Sharpness } from "~/design/photos/sharpness";
import { useStudioParts } from "../use-studio";

const TEXT: Record<Sharpness, string> = {
  sharp: "Prints sharp at this size.",
  fair: "Good quality; slightly soft up close.",
  poor: "Low resolution: may print blurry at this size.",
};

const DOTS: Record<Sharpness, string> = { sharp: "bg-pine", fair: "bg-marigold", poor: "bg-error" };

/** Shows how sharp a photo will be printed, and the largest size in which it is sharp. */
export function SharpnessNote({ photo }: { photo: string }) {
  const { sharpness, bySize } = useStudioParts().advice;
  const now = sharpness[photo];
  if (!now) return null;
  const largest = bySize && largestSharpSize(bySize, photo);
  return (
    <p className="mt-2 flex items-baseline gap-2 text-sm">
      <Dot sharpness={now} />
      <span>
        {TEXT[now]} {largest && <span className="font-semibold">Prints sharp up to {largest}.</span>}
      </span>
    </p>
  );
}

/** Shows next to a size how sharp the least sharp photo would be; nothing if all are sharp. */
export function SizeSharpness({ option, value }: { option: string; value: string }) {
  const { bySize } = useStudioParts().advice;
  if (bySize?.option !== option) return null;
  const min = minSharpness(bySize.sizes.find((size) => size.value === value)?.photos ?? {});
  if (!min || min === "sharp") return null;
  return (
    <span className="flex items-center gap-1 text-soft-ink">
      <Dot sharpness={min} />
      <span className="sr-only">photo prints </span>
      {min === "fair" ? "fair" : "soft"}
    </span>
  );
}

function Dot({ sharpness }: { sharpness: Sharpness }) {
  return <span aria-hidden="true" className={`h-2.5 w-2.5 shrink-0 rounded-full ${DOTS[sharpness]}`} />;
}
