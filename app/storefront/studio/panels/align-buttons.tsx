import { LineIcon } from "../../ui/icons";
import { ActButton } from "./act-button";

const ALIGNMENTS = [
  { act: "align-left", label: "Align left", path: "M4 3v18M8 7h12v4H8zm0 7h7v4H8z" },
  { act: "align-center", label: "Align center", path: "M12 3v18M6 7h12v4H6zm2.5 7h7v4h-7z" },
  { act: "align-right", label: "Align right", path: "M20 3v18M4 7h12v4H4zm5 7h7v4H9z" },
  { act: "align-top", label: "Align top", path: "M3 4h18M7 8v12h4V8zm7 0v7h4V8z" },
  { act: "align-middle", label: "Align middle", path: "M3 12h18M7 6v12h4V6zm7 2.500v7h4v-7z" },
  { act: "align-bottom", label: "Align bottom", path: "M3 20h18M7 4v12h4V4zm7 5v7h4V9z" },
];

/** Buttons that align one layer to its surface, or several to each other. @param target such as front.name */
export function AlignButtons({ target }: { target: string }) {
  return ALIGNMENTS.map(({ act, label, path }) => (
    <ActButton key={act} act={`${target}.${act}`} label={label}>
      <LineIcon className="h-5 w-5">
        <path d={path} />
      </LineIcon>
    </ActButton>
  ));
}
