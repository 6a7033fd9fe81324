import { useEffect, useState } from "react";
import { designFonts } from "~/design/text/fonts";
import { cut, oneLine } from "~/design/text/one-line";
import { MAX_SAMPLE_LENGTH, SAMPLE_PARAMETER } from "~/design/text/text-limits";
import { Choices } from "./choices";
import { SearchField } from "./search-field";

interface FontChoicesProps {
  name: string;
  chosen: string;
  offered?: string[];
  /** The shopper's text, in whose letters the fonts are shown; their names without it. */
  sample: string;
}

/** So many fonts are seen at once. */
const FEW = 8;

/** The fonts, each shown in its own letters; these come from one small file that the browser caches. */
export function FontChoices({ name, chosen, offered = [], sample }: FontChoicesProps) {
  const [wanted, setWanted] = useState("");
  const file = useSampleFile(cut(oneLine(sample.trim()), MAX_SAMPLE_LENGTH));
  const fonts = designFonts.filter(({ key }) => offered.includes(key) || key === chosen);
  const isWanted = ({ key, title }: (typeof fonts)[number]) =>
    key === chosen || title.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <>
      {fonts.length > FEW && (
        <SearchField
          label="Search fonts"
          placeholder="Search fonts, such as script"
          wanted={wanted}
          onChange={setWanted}
        />
      )}
      <Choices
        name={name}
        label="Font"
        chosen={chosen}
        variant="tile"
        isTitleHidden
        className="grid grid-cols-2 gap-2"
        choices={fonts.filter(isWanted).map(({ key, title }) => ({
          value: key,
          title,
          content: (
            <svg aria-hidden="true" className="my-auto h-7 w-full">
              <use href={`${file}#${key}`} />
            </svg>
          ),
        }))}
      />
    </>
  );
}

/** Milliseconds without typing after which the fonts show the text. */
const PAUSE = 700;

function useSampleFile(sample: string): string {
  const [drawn, setDrawn] = useState(sample);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(sample), PAUSE);
    return () => clearTimeout(timer);
  }, [sample]);
  const query = drawn && `?${new URLSearchParams({ [SAMPLE_PARAMETER]: drawn })}`;
  return `/drawings/typefaces.svg${query}`;
}
