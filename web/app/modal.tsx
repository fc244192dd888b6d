import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  readonly title: string;
  /** What the dialog is about. */
  readonly name: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog over the page, of which nothing else can be reached while it is open. Escape closes it, and so does a click beside it. */
export function Modal({ title, name, onClose, children }: ModalProps): ReactNode {
  const self = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const dialog = self.current;
    if (dialog === null) return;
    const onEnd = (): void => close.current();
    dialog.addEventListener('close', onEnd);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', onEnd);
      // What had the focus before has it again.
      dialog.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={self}
      className="scrim"
      aria-labelledby={heading}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="dialog" data-action={name}>
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
