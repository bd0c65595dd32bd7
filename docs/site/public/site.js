// What a script adds to pages that can be read without it: search, dark colours, the list of pages on a phone, copying.
(() => {
  const root = document.currentScript.dataset.root;
  const html = document.documentElement;
  const on = (selector, type, act) => {
    for (const element of document.querySelectorAll(selector)) element.addEventListener(type, act);
  };

  const tellSwitches = () => {
    for (const element of document.querySelectorAll('.VPSwitchAppearance')) {
      element.title = 'Dark colours';
      element.setAttribute('aria-checked', String(html.classList.contains('dark')));
    }
  };
  tellSwitches();
  on('.VPSwitchAppearance', 'click', () => {
    const isDark = html.classList.toggle('dark');
    tellSwitches();
    try {
      localStorage.setItem('vitepress-theme-appearance', isDark ? 'dark' : 'light');
    } catch {
      // A browser that keeps nothing for files: the choice holds for this page
    }
  });

  on('.vp-doc button.copy', 'click', ({ currentTarget }) => {
    const code = currentTarget.parentElement.querySelector('pre');
    navigator.clipboard?.writeText(code.textContent).then(() => {
      currentTarget.classList.add('copied');
      setTimeout(() => currentTarget.classList.remove('copied'), 2000);
    });
  });

  on('.VPLocalNav .menu, .VPNavBarHamburger', 'click', (event) => {
    event.stopPropagation();
    const sidebar = document.querySelector('.VPSidebar');
    if (sidebar) sidebar.classList.toggle('open');
    else location.href = `${root}start.html`;
  });
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('.VPSidebar')) document.querySelector('.VPSidebar.open')?.classList.remove('open');
  });

  document.querySelector('.VPSidebar [aria-current]')?.scrollIntoView({ block: 'nearest' });

  const dialog = document.createElement('dialog');
  dialog.className = 'site-search-dialog';
  dialog.innerHTML =
    '<input type="search" aria-label="Search" placeholder="Search the documentation" autocomplete="off"><ol role="listbox"></ol>';
  document.body.append(dialog);
  const input = dialog.querySelector('input');
  const list = dialog.querySelector('ol');

  let loading;
  function load() {
    loading ??= new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = `${root}search-index.js`;
      script.onload = () => resolve(window.rappenSearch.find);
      document.head.append(script);
    });
    return loading;
  }

  async function search() {
    const find = await load();
    const typed = input.value.trim();
    const found = find(typed);
    list.replaceChildren(...found.map((section) => resultOf(section, typed.split(/\s+/)[0].toLowerCase())));
    if (found.length === 0 && typed !== '')
      list.append(Object.assign(document.createElement('li'), { textContent: 'Nothing found' }));
  }

  function resultOf({ address, page, title, text }, word) {
    const link = document.createElement('a');
    link.href = root + address;
    const at = Math.max(0, text.toLowerCase().indexOf(word) - 40);
    const parts = {
      strong: title,
      small: page === title ? '' : page,
      span: (at > 0 ? '… ' : '') + text.slice(at, at + 140),
    };
    for (const [name, content] of Object.entries(parts)) {
      link.append(Object.assign(document.createElement(name), { textContent: content }));
    }
    link.addEventListener('click', () => dialog.close());
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  function open() {
    load();
    dialog.showModal();
    input.select();
  }
  for (const button of document.querySelectorAll('[data-search]')) button.hidden = false;
  on('[data-search]', 'click', open);
  input.addEventListener('input', search);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      links[(links.indexOf(document.activeElement) + step + links.length) % links.length]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
  });
  document.addEventListener('keydown', (event) => {
    const types = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
    if (types || dialog.open) return;
    if (event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey))) {
      event.preventDefault();
      open();
    }
  });
})();
