import { Form, Link } from "@remix-run/react";
import { type KeyboardEvent, useRef } from "react";
import { Notice } from "../ui/notice";
import { Container } from "../ui/page";
import { useRestoredFocus } from "../ui/use-restored-focus";
import { AdviceList } from "./advice/advice-list";
import { ProblemList } from "./advice/problem-list";
import { RejectedFields } from "./advice/rejected-fields";
import { useAnnouncedChanges } from "./announcement/use-announced-changes";
import { BuyBar } from "./buy-bar";
import { ConfirmLeave } from "./editor/confirm-leave";
import { SelectionProvider } from "./editor/selection";
import { PageStrips } from "./pages/page-strip";
import { AddPanel } from "./panels/add-panel";
import { AdvancedPanel } from "./panels/advanced-panel";
import { ArtPanel } from "./panels/art-panel";
import { BackgroundPanels } from "./panels/background-panel";
import { CodePanel, DetailsPanel, PrintsPanel } from "./panels/later-panels";
import { OptionPanels } from "./panels/option-panel";
import { PhotoBatchPanel } from "./panels/photo-batch-panel";
import { PhotoPanels } from "./panels/photo-panel";
import { PrintSheetPanel } from "./panels/print-sheet-panel";
import { TemplatePanel } from "./panels/template-panel";
import { TextPanels } from "./panels/text-panel";
import { UploadButton } from "./photos/upload-button";
import { SavePanel } from "./saving/save-panel";
import { Sheet, SheetTabs } from "./sheets";
import { ShownProduct } from "./shown-product";
import { Stage } from "./stage";
import type { StudioView } from "./studio-view";
import { useKeyboardHeight } from "./use-keyboard-height";
import { type Studio, StudioContext, useStudio } from "./use-studio";
import { useSubmitGuard } from "./use-submit-guard";
import { VersionPanel } from "./versions/version-panel";

/** A design tool: the preview of the product, and the form to design it. */
export function StudioPage({ view }: { view: StudioView }) {
  const form = useRef<HTMLFormElement>(null);
  const studio = useStudio(view, form);
  const guard = useSubmitGuard(studio);
  useKeyboardHeight(form);
  useRestoredFocus();
  useAnnouncedChanges(studio);
  return (
    <StudioContext.Provider value={studio}>
      <Form
        ref={form}
        method="post"
        action={studio.view.address}
        encType="multipart/form-data"
        onSubmit={guard}
        onKeyDown={(event) => undoByKey(event, studio)}
        className="studio"
        noValidate
      >
        <SelectionProvider>
          <Container className="studio-body pb-4 pt-4 lg:pt-6">
            <FirstSubmit />
            <ShownProduct />
            <div className="studio-grid lg:grid lg:grid-cols-[minmax(340px,420px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
              <Heading view={view} />
              <Stage />
              <UploadButton />
              <SheetTabs />
              <div className="studio-panels">
                {view.notice && <Notice kind="error">{view.notice}</Notice>}
                <RejectedFields />
                <ProblemList />
                <AdviceList />
                <Sheet name="photo">
                  <PhotoBatchPanel />
                  <PageStrips />
                  <PhotoPanels />
                  <PrintsPanel />
                </Sheet>
                <Sheet name="text">
                  <DetailsPanel />
                  <TextPanels />
                  <CodePanel />
                </Sheet>
                <Sheet name="layout">
                  <TemplatePanel />
                  <ArtPanel />
                  <AddPanel />
                </Sheet>
                <Sheet name="options">
                  <VersionPanel />
                  <OptionPanels />
                </Sheet>
                <Sheet name="color">
                  <BackgroundPanels />
                </Sheet>
                <Sheet name="more">
                  <PrintSheetPanel />
                  <AdvancedPanel />
                  <SavePanel />
                </Sheet>
              </div>
            </div>
          </Container>
        </SelectionProvider>
        <BuyBar />
        <ConfirmLeave {...studio} />
      </Form>
    </StudioContext.Provider>
  );
}

/** The default button for Enter in a text field: it saves, instead of removing a photo. */
function FirstSubmit() {
  return (
    <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
  );
}

function Heading({ view }: { view: StudioView }) {
  return (
    <header className="studio-heading mb-2 lg:mb-5">
      <Link
        to={view.product.path}
        className="text-sm text-soft-ink underline underline-offset-4 hover:text-accent-strong"
      >
        About this product
      </Link>
      <h1 className="font-heading text-xl font-semibold md:text-2xl">{view.product.name}</h1>
      {view.product.priceNote && <p className="mt-1 text-sm text-soft-ink">{view.product.priceNote}</p>}
    </header>
  );
}

function undoByKey(event: KeyboardEvent, { dispatch }: Studio): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const isRedo = key === "y" || (key === "z" && event.shiftKey);
  if (key !== "z" && !isRedo) return;
  event.preventDefault();
  dispatch({ type: isRedo ? "redo" : "undo" });
}
