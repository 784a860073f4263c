import type { LanguageData } from './language.ts'

/** Portuguese. */
export const pt: LanguageData = {
  names: {
    functionWords: 'e com para de do da dos das o a os as sem em um uma ou por no na',
    accents: 'àáâãçéêíóôõú',
    stemmer: 'portuguese',
    isProductLast: false,
    hasCompounds: false,
    isGuessed: true,
    unspacedLetters: null,
    purpose: 'com para',
    look: 'em',
    measures: 'unidades',
    modifiers: `
      preto preta branco branca cinza azul vermelho verde amarelo laranja rosa roxo castanho
      bege creme prata prateado ouro dourado transparente silicone couro algodão lã linho
      madeira metal aço plástico vidro cerâmica adulto criança infantil homem mulher
      masculino feminino unissex pequeno grande mini conjunto peças tamanho novo
    `,
    accessories: `
      capa capinha estojo bolsa pulseira carregador cabo suporte base película protetor
      escova escovas cabeça cabeças filtro filtros saco sacos dock punho adaptador bateria
      comando tampa recarga peça peças acessório acessórios mangueira
    `,
    conjunctions: 'e',
    brandConjunctions: 'e',
    brandStarts: '',
    makers: 'marca',
    fits: 'para compatível com',
    stopWords: 'e o para de',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'com sem um uma do dos em',
      quality: 'novo suave doce salgado crocante clássico orgânico preto branco vermelho amarelo',
      content: `
        leite manteiga queijo iogurte aveia amêndoa avelã mel morango maçã limão suco água chá
        cerveja vinho pão óleo azeite sabão
      `,
    },
    units: {
      liter: 'litro litros',
      gram: 'gramas',
      kilogram: 'kilo kilos',
      piece: 'unidades pç peças comprimidos cápsulas saquetas rolos',
    },
    joining: '',
    describing: '',
    sides: '',
    sets: { names: '', links: 'de', endings: '' },
    labels: 'peso',
    nutrients: {
      words: 'proteína proteínas fibra',
      adjectives: '',
      links: /de\s/iu,
    },
    otherQuantities: {
      before: /por|cada|até|dose|tamanho/iu,
      after: null,
      per: 'por',
      doses: 'dose',
    },
    promotions: null,
  },
  pages: {
    notFound:
      /p[áa]gina n[ãa]o encontrada|n[ãa]o (?:conseguimos|foi possível) encontrar (?:esta|essa|a) página/iu,
    robotCheck: /digite os caracteres|clique no botão abaixo/iu,
    continueShopping: /continuar a comprar/iu,
    apology: /algo deu errado/iu,
    unavailable: /(?:atualmente|no momento|temporariamente)? ?(?:indispon[íi]vel|não disponível)|esgotado/iu,
    brandLabel: /marca|nome da marca/iu,
    brandWords: /marca/iu,
    byline: /^visit(?:a|ar|e) a loja (?:de |da |do )?(.+)$/iu,
    rankLabel: /ranking dos mais vendidos/iu,
    rankLinks: 'em',
  },
  departments: {
    electronics:
      'Eletrônicos | Eletrônicos, TV e Áudio | Eletrônicos e Tecnologia | TV, Áudio e Cinema em Casa',
    computers:
      'Computadores e Informática | Informática | Computadores | Computadores, Tablets e Componentes',
    wireless: 'Celulares e Comunicação | Celulares e Acessórios | Celulares e Smartphones | Celulares',
    photo: 'Câmeras e Foto | Câmeras e Fotografia | Câmera, Foto e Vídeo | Câmeras e Filmadoras',
    'audio-video': 'TV e Vídeo | TVs e Vídeo | Áudio e Home Theater | Áudio | TV e Home Theater',
    'amazon-devices': 'Dispositivos Amazon e Acessórios | Dispositivos da Amazon',
    'smart-home': 'Casa inteligente | Automação residencial',
    'car-electronics': 'Eletrônicos para Veículos | Som Automotivo | GPS e Navegação | GPS e Acessórios',
    videogames: 'Games e Consoles | Games | Videogames | Jogos e Consoles | Video Games',
    software: 'Software | Softwares | Programas de Computador',
    'mobile-apps': 'Apps e Jogos | Aplicativos e Jogos | Apps para Android',
    appliances:
      'Eletrodomésticos | Eletrodomésticos de Grande Porte | Eletroportáteis | Eletrodomésticos de Cozinha',
    kitchen:
      'Casa | Cozinha | Casa e Cozinha | Cozinha e Mesa de Jantar | Casa e Decoração | Cama, Mesa e Banho | Casa, Jardim e Limpeza | Decoração | Casa e Jardim',
    furniture: 'Móveis | Móveis e Decoração | Móveis para Casa',
    lighting: 'Iluminação | Luminárias | Iluminação e Ventiladores',
    hi: 'Ferramentas e Construção | Ferramentas e Materiais de Construção | Ferramentas | Materiais de Construção | Construção e Ferramentas | Reforma e Construção',
    industrial:
      'Indústria e Ciência | Industrial e Científico | Suprimentos Industriais e Científicos | Comércio, Indústria e Ciência | Indústria, Comércio e Ciência',
    'lawn-garden':
      'Jardim e Piscina | Jardim | Jardinagem | Jardim e Ar Livre | Jardim, Quintal e Piscina | Jardim e Varanda',
    outdoor: 'Ar livre',
    grocery:
      'Alimentos e Bebidas | Alimentos | Mercado | Supermercado | Comidas e Bebidas | Alimentos, Bebidas e Mercearia | Mercearia',
    alcohol: 'Bebidas Alcoólicas | Cerveja, Vinho e Destilados | Vinhos, Cervejas e Destilados',
    amazonfresh: 'Compras do Dia a Dia | Itens Essenciais',
    hpc: 'Saúde e Bem-Estar | Saúde e Cuidados Pessoais | Saúde e Casa | Saúde e Cuidado Pessoal | Saúde | Saúde e Beleza | Cuidados Pessoais | Limpeza e Cuidados com a Casa | Produtos de Limpeza | Cuidado Pessoal e Limpeza | Limpeza | Saúde e Família | Saúde, Casa e Cuidado do Bebê',
    pharmacy: 'Farmácia | Medicamentos | Medicamentos e Tratamentos',
    beauty:
      'Beleza | Beleza e Cuidados Pessoais | Beleza e Perfumaria | Beleza e Cuidado Pessoal | Perfumaria e Cosméticos | Beleza e Higiene',
    'luxury-beauty': 'Beleza de Luxo | Beleza Premium | Beleza Profissional',
    'personal-care-appliances': 'Aparelhos de Cuidados Pessoais | Barbear e Depilação | Barba e Depilação',
    baby: 'Bebês | Bebê | Produtos para Bebês | Bebês e Crianças | Tudo para Bebês | Bebês e Primeira Infância',
    'pet-supplies':
      'Pet Shop | Animais de Estimação | Pets | Produtos para Animais de Estimação | Produtos para Pets',
    toys: 'Brinquedos e Jogos | Brinquedos | Jogos e Brinquedos',
    hobby: 'Hobbies | Colecionismo',
    'entertainment-collectibles': 'Colecionáveis | Itens de Colecionador',
    apparel:
      'Moda | Roupas, Calçados e Joias | Roupas e Acessórios | Roupas | Roupas, Sapatos e Joias | Vestuário | Roupas, Calçados e Acessórios | Moda e Acessórios',
    'fashion-womens':
      'Feminino | Masculino | Moda Feminina | Moda Masculina | Mulheres | Homens | Roupas Femininas | Roupas Masculinas',
    'fashion-girls': 'Meninas | Meninos | Moda Infantil | Infantil | Roupas de Bebê | Roupas Infantis',
    shoes: 'Calçados | Sapatos | Calçados e Bolsas | Sapatos e Bolsas',
    bags: 'Bolsas | Bolsas e Carteiras | Bolsas e Acessórios',
    jewelry: 'Joias | Joalheria | Joias e Bijuterias | Joias e Relógios',
    watch: 'Relógios | Relógios de Pulso',
    luggage:
      'Malas e Mochilas | Malas e Acessórios de Viagem | Malas | Bagagem | Malas, Bolsas e Mochilas | Acessórios de Viagem | Bolsas, Malas e Mochilas',
    sporting:
      'Esportes e Aventura | Esportes, Aventura e Lazer | Esporte, Aventura e Lazer | Esportes | Esporte e Lazer | Esportes e Ar Livre | Esporte | Esportes e Lazer',
    'outdoor-recreation':
      'Camping e Trilha | Ciclismo | Camping e Caminhada | Pesca | Atividades ao Ar Livre',
    automotive:
      'Automotivo | Carros e Motos | Peças e Acessórios Automotivos | Automotivo e Motocicletas | Acessórios Automotivos | Carro e Moto',
    motorcycle: 'Motos | Motos e Acessórios | Motocicletas',
    mi: 'Instrumentos Musicais | Instrumentos Musicais e Acessórios',
    'office-products':
      'Papelaria e Escritório | Material para Escritório e Papelaria | Papelaria | Escritório | Escritório e Papelaria | Produtos de Escritório | Material Escolar e de Escritório',
    'gift-cards': 'Gift Cards | Cartões-Presente | Vale-Presente | Cartões Presente',
    'arts-crafts':
      'Artes e Artesanato | Artesanato | Arte, Artesanato e Costura | Artes, Artesanato e Costura | Arte e Artesanato | Costura e Artesanato',
    handmade: 'Handmade | Feito à Mão | Produtos Artesanais',
    art: 'Arte | Belas Artes | Pôsteres e Gravuras',
    'party-supplies': 'Artigos para Festas | Festas | Decoração de Festas | Festas e Eventos',
    books:
      'Livros | Livros em Idiomas Estrangeiros | Livros Importados | Livros Didáticos | Livros Universitários | Livros Infantis | HQs e Mangás | HQs, Mangás e Graphic Novels',
    'digital-text': 'Loja Kindle | eBooks Kindle | eBooks | Kindle | Livros digitais',
    magazines: 'Revistas | Revistas e Jornais | Assinaturas de Revistas',
    audible: 'Audible | Audiolivros | Audiolivros Audible | Audible Audiolivros e Originals',
    dvd: 'DVD e Blu-ray | Filmes e Séries | Filmes e TV | CD, DVD e Blu-ray | Filmes, Séries e Música',
    'instant-video': 'Prime Video | Amazon Prime Video | Vídeo sob demanda',
    music: 'CD e Vinil | Música | CDs e Vinil | CDs e Vinis | CD e Vinis | Música: CDs e Vinis | Vinil',
    dmusic: 'Música Digital | Músicas digitais | Amazon Music',
    'amazon-renewed': 'Recondicionados | Produtos Recondicionados | Amazon Renewed',
  },
  categoryWords: () => import('./category-words/pt.ts'),
}
