/**
 * 512 plain words, nine bits each. No two differ by a single letter and none is another's prefix,
 * so that a typo isn't another word.
 */
export const words: readonly string[] = (
  'acorn actor adult afternoon agent album almond amber anchor angle apple apricot apron arch ' +
  'arena arrow artist aspen atlas attic autumn avenue award axle badge bagel baker balcony ' +
  'ballad balloon bamboo banana banjo banner barley barn barrel basil basket beach beacon beam ' +
  'beaver bell berry bicycle birch bird biscuit bishop blanket blossom board boat bonfire ' +
  'bottle bowl bread breeze brick bridge bronze brook brush bubble bucket buckle butter button ' +
  'cabin cable cactus camel camera canal candle canoe canvas canyon carbon cargo carpet carrot ' +
  'castle cavern cedar cellar cello chalk chapel cherry chest chicken chimney choir cider ' +
  'cinema cinnamon circle citrus clay cliff clock cloud clover coach coast cobalt coconut ' +
  'coffee comet compass copper coral corner cotton cousin crayon cricket crown crystal cup ' +
  'curtain cushion customer daisy dance dawn deer delta desert desk diamond dinner dog dolphin ' +
  'donkey door dove dozen dragon drawer dream drum duck dune eagle earth easel echo eclipse ' +
  'elbow elder elm emerald engine envelope evening fabric falcon family farmer feather fence ' +
  'fiddle field fig finger fire fish flag flame flask flint flour flower flute forest fork ' +
  'fossil fountain fox frog frost fruit funnel galaxy garden garlic gate geometry giant glacier ' +
  'glass globe gold goose grain granite grape gravel guitar gull hammer hamster harbor harp hat ' +
  'hawk hazel hedge helmet herb heron hill hinge history hive holiday honey hood horizon horse ' +
  'hospital hotel hunter igloo index ink iris iron island ivory ivy jacket jaguar jar jasmine ' +
  'jeans jelly jewel jigsaw journey judge juice jungle kayak kettle key king kitchen kite ' +
  'kitten knee knight knot koala ladder lake lamb lantern laundry lava lavender leaf lemon lens ' +
  'leopard letter library lilac lily lime linen lion lizard lobster locket lodge lotus lumber ' +
  'lunch lynx magnet maple marathon marble market marsh mask meadow medal melon mesa meteor ' +
  'midnight milk mineral mint mirror moon morning mosaic moss mouse museum mushroom music ' +
  'mustard napkin neck nectar needle nephew nest nickel north notebook nurse nut oak oasis ' +
  'ocean octopus olive onion opal opera orange orbit orchard orchestra orchid oregano otter ' +
  'oven oyster paddle page paint palace palm pancake panda panther paper parachute parade ' +
  'parsley passport pasta path peacock peanut pearl pebble pelican pencil penguin pepper piano ' +
  'picnic pigeon pillow pilot pine pirate planet plaza plum poem pond poppy porch potato ' +
  'prairie prism pumpkin puppet puzzle quail quarry quartz queen quilt quiz rabbit raccoon ' +
  'radio radish raft ranch raspberry raven reef ribbon rice river robin roof rooster rope ruby ' +
  'rug sailor salad salmon salt sand sapphire sauce scarf school scooter season shadow sheep ' +
  'shelf shirt shoe shovel silver sister skate sketch sky sled slipper snail snow soap sofa ' +
  'south sparrow spice spider sponge spoon spring spruce square squirrel stable star statue ' +
  'stone stork straw stream street student sugar suitcase summer sunset swan sweater talent ' +
  'tambourine teacher teapot telescope temple tent theater thistle thread thunder ticket tiger ' +
  'timber tomato tower tractor trumpet tulip turkey turtle twig umbrella uncle unicorn valley ' +
  'vanilla vase velvet village violet violin volcano voyage waffle wagon wallet walnut walrus ' +
  'water wave whale wheat wheel window winter wolf wool world yacht yard yellow yogurt zebra ' +
  'zipper'
).split(' ')
