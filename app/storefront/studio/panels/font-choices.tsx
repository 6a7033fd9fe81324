import { designFonts } from "~/design/text/fonts";
import { Choices } from "./choices";

/** The fonts, each shown in its own letters; these come from one small file that the browser caches. */
export function FontChoices({
  name,
  chosen,
  offered = [],
}: {
  name: string;
  chosen: string;
  offered?: string[];
}) {
  const fonts = designFonts.filter(({ key }) => offered.includes(key) || key === chosen);
  return (
    <Choices
      name={name}
      label="Font"
      chosen={chosen}
      variant="tile"
      isTitleHidden
      className="grid grid-cols-2 gap-2"
      choices={fonts.map(({ key, title }) => ({
        value: key,
        title,
        content: (
          <svg aria-hidden="true" className="my-auto h-7 w-full">
            <use href={`/drawings/typefaces.svg#${key}`} />
          </svg>
        ),
      }))}
    />
  );
}
