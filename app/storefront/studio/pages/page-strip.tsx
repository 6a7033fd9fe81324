import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { DesignSvg } from "~/design/drawing/design-svg";
import type { PhotoSources } from "~/design/photos/photo-source";
import { dynamicStyle } from "../../ui/dynamic-style";
import { SHOW_FIELD } from "../field-names";
import { Panel } from "../panels/panel";
import { useStudioParts } from "../use-studio";
import type { SurfaceGroup } from "./shown-surfaces";
import { surfaceGroups } from "./shown-surfaces";

/** Thumbnails of all pages, each a button to its page. */
export function PageStrips() {
  const { document, wantedSurface } = useStudioParts();
  return surfaceGroups(document, wantedSurface).map((group) =>
    group.surfaces.length > 1 ? (
      <Panel key={group.title} title={group.title}>
        <Strip group={group} />
      </Panel>
    ) : null,
  );
}

function Strip({ group: { surfaces, shown } }: { group: SurfaceGroup }) {
  const { isLive, photos, showSurface } = useStudioParts();
  const small = useMemo(() => smallPhotos(photos), [photos]);
  const list = useRef<HTMLUListElement>(null);
  const buttonOf = (key: string) => list.current?.querySelector<HTMLButtonElement>(`[value="${key}"]`);
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[value="${shown.key}"]`);
    if (!button || !list.current) return;
    list.current.scrollLeft = button.offsetLeft - (list.current.clientWidth - button.offsetWidth) / 2;
  }, [shown.key]);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && surfaces[surfaces.indexOf(shown) + step];
    if (!isLive || !next) return;
    event.preventDefault();
    showSurface(next.key);
    buttonOf(next.key)?.focus();
  };
  return (
    <ul ref={list} onKeyDown={walk} className="relative -mx-1 flex gap-1 overflow-x-auto p-1">
      {surfaces.map((surface) => (
        <li key={surface.key}>
          <PageButton surface={surface} isShown={surface === shown} photos={small} />
        </li>
      ))}
    </ul>
  );
}

interface PageButtonProps {
  surface: SurfaceBlueprint;
  isShown: boolean;
  /** In small size. */
  photos: PhotoSources;
}

/** In the browser's editor the arrow keys move within the strip, so it is a single tab stop. */
function PageButton({ surface, isShown, photos }: PageButtonProps) {
  const { document, isLive, showSurface } = useStudioParts();
  return (
    <button
      type="submit"
      name={SHOW_FIELD}
      value={surface.key}
      aria-current={isShown ? "true" : undefined}
      tabIndex={isLive && !isShown ? -1 : undefined}
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        showSurface(surface.key);
      }}
      className="flex min-w-[56px] flex-col items-center rounded-field border border-transparent p-1 text-sm hover:border-field-line aria-[current]:border-accent aria-[current]:bg-accent-tint"
    >
      <PagePicture surface={surface} document={document} photos={photos} />
      <span className="mt-1 whitespace-nowrap">{surface.title}</span>
    </button>
  );
}

interface PagePictureProps {
  surface: SurfaceBlueprint;
  document: DesignDocument;
  photos: PhotoSources;
}

/**
 * A thumbnail of a page, rendered again when the page changes. It has no text, because the outlines of a whole calendar
 * would be larger than the rest of the studio.
 */
const PagePicture = memo(function PagePicture({
  surface: { key, size },
  document,
  photos,
}: PagePictureProps) {
  const { width, height } = size(document.options);
  return (
    <span
      {...dynamicStyle({ "--ratio": width / height })}
      className="block h-16 w-[calc(4rem*var(--ratio))] overflow-hidden rounded-sm border border-line"
    >
      <DesignSvg
        document={document}
        surface={key}
        photos={photos}
        outline={() => undefined}
        idPrefix="strip"
        className="block h-full w-full"
      />
    </span>
  );
}, isAlike);

function isAlike(before: PagePictureProps, after: PagePictureProps): boolean {
  const { key } = after.surface;
  return (
    before.surface.key === key &&
    before.photos === after.photos &&
    before.document.options === after.document.options &&
    before.document.surfaces[key] === after.document.surfaces[key]
  );
}

function smallPhotos(photos: PhotoSources): PhotoSources {
  return Object.fromEntries(
    Object.entries(photos).map(([id, { href, ...photo }]) => [
      id,
      { ...photo, href: href.replace(/\/display$/, "/thumbnail") },
    ]),
  );
}
