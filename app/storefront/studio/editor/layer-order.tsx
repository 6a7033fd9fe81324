import { LayerArt } from "~/design/art/layer-art";
import { showsOwnColors } from "~/design/art/own-art";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { Layer } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";
import { findSurface } from "~/design/surfaces/surfaces";
import { CloseIcon, lineIcon } from "../../ui/icons";
import { IconButton } from "../icon-button";
import { nameOfLayer } from "../name-of-layer";
import { useStudioParts } from "../use-studio";
import { takeAway } from "./key-commands";
import { EDITOR_PART, useSelection } from "./selection";

const ForwardIcon = lineIcon("M12 19V5m-6 6 6-6 6 6");
const BackwardIcon = lineIcon("M12 5v14m-6-6 6 6 6-6");

/** All layers of the visible surfaces, the topmost first, with controls to select, reorder and remove them. */
export function LayerOrder() {
  const { document, surfaces } = useStudioParts();
  const stacked = surfaces.filter(({ key }) => document.surfaces[key].layers.length > 1);
  return stacked.map((surface) => (
    <LayerList key={surface.key} surface={surface} isOnly={stacked.length === 1} />
  ));
}

function LayerList({ surface: { key, title }, isOnly }: { surface: SurfaceBlueprint; isOnly: boolean }) {
  const { document } = useStudioParts();
  const { layers } = document.surfaces[key];
  return (
    <div {...EDITOR_PART}>
      {!isOnly && <p className="text-sm font-semibold">{title}</p>}
      <ol aria-label={`Layers: ${title}`} className="divide-y divide-line">
        {layers
          .map((layer, height) => (
            <LayerRow
              key={layer.id}
              surface={key}
              layer={layer}
              isTop={height === layers.length - 1}
              isBottom={height === 0}
            />
          ))
          .reverse()}
      </ol>
    </div>
  );
}

interface LayerRowProps {
  surface: string;
  layer: Layer;
  isTop: boolean;
  isBottom: boolean;
}

function LayerRow({ surface, layer, isTop, isBottom }: LayerRowProps) {
  const { document, dispatch } = useStudioParts();
  const { chosen, choose } = useSelection();
  const isChosen = chosen?.surface === surface && chosen.layer === layer.id;
  const name = nameOfLayer(document, surface, layer);
  const order = (move: "forward" | "backward") =>
    dispatch({ type: "apply", commands: [{ type: "order-layer", surface, id: layer.id, move }] });
  return (
    <li className={`flex items-center gap-1 ${isChosen ? "bg-accent-tint" : ""}`}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => choose({ surface, layer: layer.id })}
        className="flex min-h-[48px] min-w-0 flex-1 items-center gap-3 rounded-sm px-1 text-left text-sm hover:text-accent-strong"
      >
        <LayerThumbnail layer={layer} surface={findSurface(document, surface)} />
        <span className="min-w-0 truncate">{name}</span>
      </button>
      <IconButton label={`Bring forward: ${name}`} isOff={isTop} onClick={() => order("forward")}>
        <ForwardIcon className="h-5 w-5" />
      </IconButton>
      <IconButton label={`Send back: ${name}`} isOff={isBottom} onClick={() => order("backward")}>
        <BackwardIcon className="h-5 w-5" />
      </IconButton>
      <StateButton surface={surface} layer={layer} name={name} state="hidden" />
      <StateButton surface={surface} layer={layer} name={name} state="locked" />
      {isAdded(layer.id) && !layer.locked && (
        <IconButton
          label={`Remove: ${name}`}
          onClick={() => {
            dispatch({ type: "apply", commands: takeAway({ surface, layer }) });
            choose(null);
          }}
        >
          <CloseIcon className="h-5 w-5" />
        </IconButton>
      )}
    </li>
  );
}

const stateButtons = {
  hidden: {
    on: "Hide",
    off: "Show",
    Icon: lineIcon("M2 12s3.500-7 10-7 10 7 10 7-3.500 7-10 7S2 12 2 12m7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0"),
  },
  locked: { on: "Lock", off: "Unlock", Icon: lineIcon("M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3") },
};

interface StateButtonProps {
  surface: string;
  layer: Layer;
  name: string;
  state: "hidden" | "locked";
}

/** Hides or locks a layer, or takes that back. */
function StateButton({ surface, layer, name, state }: StateButtonProps) {
  const { dispatch } = useStudioParts();
  const { on, off, Icon } = stateButtons[state];
  const isOn = layer[state] === true;
  return (
    <IconButton
      label={`${isOn ? off : on}: ${name}`}
      onClick={() =>
        dispatch({
          type: "apply",
          commands: [{ type: "set-state", surface, layer: layer.id, [state]: !isOn }],
        })
      }
    >
      <Icon className={`h-5 w-5 ${isOn ? "text-accent-strong" : "opacity-50"}`} />
    </IconButton>
  );
}

function LayerThumbnail({ layer, surface }: { layer: Layer; surface: SurfaceBlueprint | undefined }) {
  const { photos } = useStudioParts();
  const source = layer.kind === "photo" && layer.photoId !== null ? photos[layer.photoId] : undefined;
  if (source)
    return (
      <img
        src={source.href.replace(/\/display$/, "/thumbnail")}
        alt=""
        width={36}
        height={36}
        className="h-9 w-9 shrink-0 rounded-sm object-cover"
      />
    );
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="h-9 w-9 shrink-0 rounded-sm border border-line bg-paper p-1.5"
    >
      {layer.kind === "art" && (
        <LayerArt
          art={layer.art}
          color={layer.color}
          sources={photos}
          isColored={showsOwnColors(layer, photos, surface)}
        />
      )}
      {layer.kind === "text" && <path d="M20 20h60v16M50 20v62m-14 0h28" {...stroke} />}
      {layer.kind === "code" && (
        <path d="M18 18h24v24H18zm40 0h24v24H58zM18 58h24v24H18zm40 0h24v24H58z" {...stroke} />
      )}
      {layer.kind === "photo" && <path d="M12 22h76v56H12zm0 46 24-24 20 18 14-12 18 16" {...stroke} />}
    </svg>
  );
}

const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 8 };
