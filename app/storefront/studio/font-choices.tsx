import { designFonts } from "~/design/fonts";
import { outlineKey } from "~/design/outline";
import { Choices } from "./choices";
import { useStudioParts } from "./use-studio";

/** The typefaces, each in its own letters. `FontLooks` must stand once on the page. */
export function FontChoices({ name, chosen }: { name: string; chosen: string }) {
  return (
    <Choices
      name={name}
      label="Font"
      chosen={chosen}
      isTitleHidden
      className="grid grid-cols-2 gap-2"
      choiceClassName="flex min-h-[48px] items-center justify-center rounded-field border border-field-line bg-card px-3 peer-checked:border-accent peer-checked:bg-accent-tint peer-checked:ring-1 peer-checked:ring-accent"
      choices={designFonts.map(({ key, title }) => ({
        value: key,
        title,
        content: (
          <svg aria-hidden="true" className="h-7 w-full">
            <use href={`#look-${key}`} />
          </svg>
        ),
      }))}
    />
  );
}

/** The shapes that every choice of typefaces shows, drawn once. */
export function FontLooks() {
  const { view } = useStudioParts();
  const looks = designFonts.flatMap(({ key, title }) => {
    const outline = view.outlines[outlineKey(key, shortFontTitle(title))];
    return outline ? [{ key, outline }] : [];
  });
  const widest = Math.max(...looks.map(({ outline }) => outline.width));
  return (
    <svg aria-hidden="true" className="absolute h-0 w-0">
      {looks.map(({ key, outline: { width, path } }) => (
        <symbol key={key} id={`look-${key}`} viewBox={`${(width - widest) / 2} -900 ${widest} 1200`}>
          <path d={path} fill="currentColor" />
        </symbol>
      ))}
    </svg>
  );
}

/** "Caveat" of "Caveat, handwritten". */
export function shortFontTitle(title: string): string {
  return title.split(",")[0];
}
