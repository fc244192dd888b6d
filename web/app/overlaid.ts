/** Whether something lies over the page that keys belong to: a dialog or a menu. */
export const isOverlaid = (): boolean => document.querySelector('dialog:modal,[role=dialog],[role=menu]') !== null;
