import { options, type VNode } from 'preact';

const before = options.vnode;

/** React writes the place in the order of keys as documents do, in drawings too; there Preact keeps the capital, and no key leads to it. */
options.vnode = (vnode: VNode<{ tabIndex?: number; tabindex?: number }>) => {
  before?.(vnode);
  const { props } = vnode;
  if (typeof vnode.type !== 'string' || props.tabIndex === undefined) return;
  props.tabindex = props.tabIndex;
  delete props.tabIndex;
};
