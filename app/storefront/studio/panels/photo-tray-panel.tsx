import { useState } from "react";
import { CloseIcon } from "../../ui/icons";
import { Status } from "../../ui/live-region";
import { USE_PHOTO } from "../form/placing";
import { photoTargets, REMOVE_FROM_TRAY, TRAY_ID, trayPhotos } from "../photos/photo-tray";
import { usePhotoBatch } from "../photos/use-photo-batch";
import { usePhotoDrop } from "../photos/use-photo-drop";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { Panel } from "./panel";

/** The visitor's own photos from all products and visits, each a button that places it; nothing without photos. */
export function PhotoTrayPanel() {
  const { view, document, wantedSurface, uploads } = useStudioParts();
  const [removed, setRemoved] = useState<string[]>([]);
  const photos = trayPhotos(Object.keys(uploads.sources), view.ownPhotos).filter(
    (photo) => !removed.includes(photo),
  );
  if (photos.length === 0 || photoTargets(document, wantedSurface).length === 0) return null;
  return (
    <Panel id={TRAY_ID} title="Your photos">
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <TrayPhoto
            key={photo}
            photo={photo}
            number={index + 1}
            onRemove={() => setRemoved((others) => [...others, photo])}
          />
        ))}
      </ul>
      <p className="text-sm text-soft-ink">Only you can see them. Tap one to use it here.</p>
    </Panel>
  );
}

interface TrayPhotoProps {
  photo: string;
  /** From 1. */
  number: number;
  /** The browser hides the photo while the server removes it. */
  onRemove: () => void;
}

function TrayPhoto({ photo, number, onRemove }: TrayPhotoProps) {
  const { photos } = useStudioParts();
  const source = photos[photo];
  return (
    <li className="relative">
      <ActButton act={`${USE_PHOTO}.${photo}`} label={`Use photo ${number}`} variant="drawing">
        <img
          src={`/photos/${photo}/thumbnail`}
          alt=""
          width={source?.width}
          height={source?.height}
          loading="lazy"
          className="h-14 w-14 rounded-field object-cover"
        />
      </ActButton>
      <button
        type="submit"
        name="intent"
        value={REMOVE_FROM_TRAY + photo}
        onClick={onRemove}
        aria-label={`Remove photo ${number} from your photos`}
        title="Remove from your photos"
        className="absolute -right-2 -top-2 grid h-8 w-8 place-items-center rounded-full border border-line bg-card shadow-float hover:bg-accent-tint"
      >
        <CloseIcon className="h-4 w-4" />
      </button>
    </li>
  );
}

/** The drop zone of a product that takes photos; nothing elsewhere. */
export function PhotoDropZone() {
  const { document, wantedSurface } = useStudioParts();
  return photoTargets(document, wantedSurface).length > 0 ? <DropZone /> : null;
}

/** Says that photos can be dropped on the page, and covers it while files are dragged over it. */
function DropZone() {
  const { isLive } = useStudioParts();
  const { add, said } = usePhotoBatch();
  const isOver = usePhotoDrop((files) => void add(files));
  return (
    <>
      <p
        data-awaits-scripts={!isLive}
        className="scripted-only hidden rounded-card border border-dashed border-field-line px-4 py-3 text-center text-sm text-soft-ink [@media(pointer:fine)]:block"
      >
        Or drop a photo anywhere on this page.
      </p>
      {said && (
        <Status isNew className="text-sm font-medium">
          {said}
        </Status>
      )}
      {isOver && (
        <p
          aria-hidden="true"
          className="pointer-events-none fixed inset-4 z-50 grid place-items-center rounded-card border-4 border-dashed border-accent bg-card/90 font-heading text-2xl font-semibold"
        >
          Drop your photo here
        </p>
      )}
    </>
  );
}
