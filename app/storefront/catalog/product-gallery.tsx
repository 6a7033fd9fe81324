import { Link } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { LightSwitch } from "../ui/light-switch";
import { Picture } from "../ui/picture";
import { Slider } from "../ui/slider";
import type { AngleView, PictureView, SampleView } from "./product-view";

/** Loaded when a picture is opened. */
const PictureModal = lazy(async () => ({ default: (await import("./picture-modal")).PictureModal }));

interface ProductGalleryProps {
  name: string;
  angles: AngleView[];
  samples: SampleView[];
}

/**
 * Pictures of the chosen variant from all sides, each enlarged by a click; below them its colors or frames, each a link
 * that chooses it. Without JavaScript the pictures form a scrollable strip and open as links.
 */
export function ProductGallery({ name, angles, samples }: ProductGalleryProps) {
  const [opened, setOpened] = useState<PictureView | null>(null);
  return (
    <div className="min-w-0">
      <Slider label={`Pictures of ${name}`}>
        {angles.map((angle, index) => (
          <Angle key={angle.address} angle={angle} index={index} onOpen={setOpened} />
        ))}
      </Slider>
      <Samples samples={samples} />
      {opened && (
        <Suspense>
          <PictureModal picture={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface AngleProps {
  angle: AngleView;
  index: number;
  onOpen: (angle: PictureView) => void;
}

function Angle({ angle, index, onOpen }: AngleProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(angle);
  };
  return (
    <div className="lightable relative mx-auto w-full max-w-[350px]">
      <a href={angle.address} onClick={open} className="block cursor-zoom-in">
        <Picture
          src={angle.address}
          alt={angle.description}
          width={800}
          sliderindex={index}
          className="sign-lit w-full rounded-card"
        />
        {angle.unlit && (
          <Picture
            src={angle.unlit.address}
            alt={angle.unlit.description}
            width={800}
            className="sign-unlit absolute inset-0 w-full rounded-card"
          />
        )}
        <span className="sr-only">View larger</span>
      </a>
      {angle.unlit && <LightSwitch />}
    </div>
  );
}

function Samples({ samples }: { samples: SampleView[] }) {
  if (samples.length === 0) return null;
  return (
    <ul className="mt-3 grid grid-cols-6 gap-2 sm:gap-3">
      {samples.map((sample) => (
        <li key={sample.search}>
          <Link
            to={`?${sample.search}`}
            replace
            preventScrollReset
            aria-current={sample.isChosen ? "true" : undefined}
            className="block overflow-hidden rounded-field border-2 border-transparent hover:border-field-line aria-[current]:border-accent"
          >
            <Picture src={sample.address} alt={sample.description} width={200} className="w-full bg-sand" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
