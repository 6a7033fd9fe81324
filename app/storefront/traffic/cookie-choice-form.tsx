import { Button } from "../ui/button";

interface CookieChoiceFormProps {
  /** Path of the page to return to. */
  back: string;
}

/**
 * Two plain buttons that submit as a document, so that the next page has the Content-Security-Policy that fits the
 * choice.
 */
export function CookieChoiceForm({ back }: CookieChoiceFormProps) {
  return (
    <form method="post" action="/cookie-choices" className="flex flex-wrap gap-3">
      <input type="hidden" name="back" value={back} />
      <Button name="choice" value="necessary" variant="quiet">
        Necessary only
      </Button>
      <Button name="choice" value="all" variant="quiet">
        Allow all
      </Button>
    </form>
  );
}
